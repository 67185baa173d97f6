import { getHttp } from '@slipstream/http';
import { PluginError } from '@slipstream/errors';
import { useCallback, useEffect, useState } from '@wordpress/element';

/** What the site tells authors of its ads. */
interface Answer {
	is_on: boolean;
	/** Those with code. */
	formats: readonly string[];
}

/** The ads of the site. */
export interface Ads {
	status: 'loading' | 'unknown' | 'off' | 'on';
	/** Formats with code. */
	formats: readonly string[];
	isActivating: boolean;
	/** Why they could not be switched on; '' while there is nothing to say. */
	problem: string;
	/** Asks the site again. */
	retry: () => void;
	/** Switches them on; resolves to whether they are. */
	activate: () => Promise< boolean >;
}

const ask = () => getHttp().get< Answer >( 'slipstream/v1/ad-formats' );

/** Switches ads on; what the site says of them afterwards, not before, is what holds. */
async function switchOn(): Promise< Answer > {
	await getHttp().post( 'jetpack/v4/wordads/settings', {
		module_active: true,
	} );
	return ask();
}

/**
 * Whether the site has ads, and the way to switch them on.
 *
 * @param isWanted Whether anybody needs to know.
 */
export function useAds( isWanted: boolean ): Ads {
	const [ answer, setAnswer ] = useState< Answer | null | undefined >();
	const [ isActivating, setIsActivating ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const [ turn, setTurn ] = useState( 0 );
	useEffect( () => {
		let isMounted = true;
		if ( isWanted ) {
			void ask()
				.catch( () => null )
				.then( ( next ) => isMounted && setAnswer( next ) );
		}
		return () => {
			isMounted = false;
		};
	}, [ isWanted, turn ] );

	const activate = useCallback( async () => {
		setIsActivating( true );
		setProblem( '' );
		try {
			const next = await switchOn();
			setAnswer( next );
			return next.is_on;
		} catch ( error ) {
			setProblem( error instanceof PluginError ? error.sentence : '' );
			return false;
		} finally {
			setIsActivating( false );
		}
	}, [] );

	const known = answer?.is_on ? 'on' : 'off';
	const asked = answer === undefined ? 'loading' : 'unknown';
	return {
		status: answer ? known : asked,
		formats: answer?.formats ?? [],
		isActivating,
		problem,
		retry: () => {
			setAnswer( undefined );
			setTurn( turn + 1 );
		},
		activate,
	};
}
