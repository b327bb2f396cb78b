import { openAloneFolder } from '#test/support/alone-stack.ts';

/** The stack itself starts with the first test that asks for it. */
export default openAloneFolder;
