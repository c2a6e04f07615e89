/**
 * The first script: it asks for what the page needs beside its own scripts, which the document names, so that all of it
 * is on its way at once. Whoever waits for it later gets the same.
 */
import { inPage } from "./house/mode";
import { first, wished } from "./texts/languages";

first[wished()]().catch(() => {}); // main.ts asks for them, and says what is wrong
if (inPage) import("./local/transport").catch(() => {});
void import("./main");
