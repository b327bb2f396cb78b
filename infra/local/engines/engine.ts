/** Something that runs beside the gateway and must be ended. */
export type Engine = { readonly close: () => Promise<void> };
