import regular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';
import bold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf';
import type { FontFiles } from '#functions/platform/documents/invoice-pdf.ts';

/** Noto Sans with Latin, Greek and Cyrillic: the build leaves out the rest. */
export const documentFonts: FontFiles = { regular, bold };
