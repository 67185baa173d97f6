import { useRef, useState } from '@wordpress/element';
import { toPluginError } from '@slipstream/errors';
import { failureOf, isToBeTested, testServer } from './server-test';
import type { Reach } from './server-test';

interface Options< Body > {
	/** Stores the changes. */
	save: ( changes: Partial< Body > ) => Promise< unknown >;
	fixed: Readonly< Record< string, unknown > >;
	hasKey: boolean;
}

/**
 * Saving that tries the server first, and stores it only if it works or somebody chooses "Save anyway".
 *
 * @param options How it is stored.
 */
export function useTestedSave< Body extends Reach >(
	options: Options< Body >
) {
	const { save, fixed, hasKey } = options;
	/** Whether the next attempt is made without a test. */
	const isForced = useRef( false );
	const draft = useRef< Reach >();
	const [ hasFailed, setHasFailed ] = useState( false );
	const [ models, setModels ] = useState< readonly string[] >();

	const testedSave = async ( changes: Partial< Body > ) => {
		const skipsTest = isForced.current;
		isForced.current = false;
		if (
			! skipsTest &&
			draft.current &&
			isToBeTested( changes, draft.current, hasKey )
		) {
			const result = await testServer( draft.current, fixed ).catch(
				( thrown: unknown ) => {
					// An address that is none is refused, with the reason at its field, when it is to be stored.
					if ( toPluginError( thrown ).status !== 400 ) {
						setHasFailed( true );
						throw thrown;
					}
				}
			);
			if ( result ) {
				setModels( result.models );
			}
			if ( result && ! result.works ) {
				setHasFailed( true );
				throw failureOf( result );
			}
		}
		setHasFailed( false );
		await save( changes );
	};

	return {
		/** Takes what is typed now. */
		setDraft: ( now: Reach ) => {
			draft.current = now;
		},
		testedSave,
		/** Whether the last attempt ended with its test. */
		hasFailed,
		/** What is typed next is another server. */
		forgetFailure: () => {
			isForced.current = false;
			setHasFailed( false );
		},
		/** Has the next attempt store untested. */
		skipTest: () => {
			isForced.current = true;
		},
		/** Of the server that was tried last; undefined before. */
		models,
	};
}
