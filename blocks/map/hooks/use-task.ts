import { toPluginError } from '@slipstream/errors';
import { useState } from '@wordpress/element';

/**
 * Something that takes a moment and may be refused.
 *
 * @param work Does it.
 */
export function useTask< Args extends unknown[] >(
	work: ( ...args: Args ) => Promise< void >
) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const run = async ( ...args: Args ) => {
		setIsBusy( true );
		setProblem( '' );
		try {
			await work( ...args );
		} catch ( thrown ) {
			setProblem( toPluginError( thrown ).sentence );
		}
		setIsBusy( false );
	};
	return { isBusy, problem, run };
}
