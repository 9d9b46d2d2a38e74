import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Returns the words and options of the command line, or ends the program with what is wrong about them. */
export function argumentsOrExit<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
