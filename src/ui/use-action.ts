import { useState } from '@wordpress/element';
import { toPluginError } from '@slipstream/errors';
import type { PluginError } from '@slipstream/errors';

/** Something that a button does. */
export interface Action {
	readonly isBusy: boolean;
	/** Why the last attempt failed, in a sentence; '' otherwise. */
	readonly problem: string;
	/** Never rejects: a failure is in `problem`. Resolves to whether it was done. */
	readonly run: () => Promise< boolean >;
}

const messageOf = ( { sentence }: PluginError ) => sentence;

/**
 * Lets a button do something at the server, one attempt at a time.
 *
 * @param act     Does it; rejects where it was refused.
 * @param explain The sentence for a refusal; the server's own by default.
 */
export function useAction(
	act: () => Promise< unknown >,
	explain: ( error: PluginError ) => string = messageOf
): Action {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const run = async () => {
		setIsBusy( true );
		setProblem( '' );
		try {
			await act();
			return true;
		} catch ( thrown ) {
			setProblem( explain( toPluginError( thrown ) ) );
			return false;
		} finally {
			setIsBusy( false );
		}
	};
	return { isBusy, problem, run };
}
