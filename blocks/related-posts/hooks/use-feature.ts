import { getHttp } from '@slipstream/http';
import { useCallback, useEffect, useState } from '@wordpress/element';

/** Whether the site has related posts. */
export type Status = 'loading' | 'off' | 'on';

/** The feature of the site that the block shows. */
export interface Feature {
	status: Status;
	isActivating: boolean;
	hasFailed: boolean;
	/** The types of posts that can be related. */
	postTypes: readonly string[];
	/** Switches it on; resolves to whether it is. */
	activate: () => Promise< boolean >;
	/** Switches it off; rejects when the site refuses. */
	deactivate: () => Promise< void >;
}

interface Answer {
	enabled?: boolean;
	options?: { post_types?: string[] };
}

const ROUTE = 'wpcom/v2/related-posts';
const MODULE = 'jetpack/v4/module/related-posts/active';
const POST = [ 'post' ];

/** Asks the site; no answer means that it has none. */
const ask = (): Promise< Answer > =>
	getHttp()
		.get< Answer >( ROUTE )
		.catch( () => ( {} ) );

/** Both switches: the module's and the feature's own. The answer of the latter does not say whether it is on. */
async function switchOn(): Promise< Answer > {
	await getHttp().post( MODULE, { active: true } );
	await getHttp().post( `${ ROUTE }/enable` );
	return ask();
}

/**
 * The feature's state, and the way to switch it.
 *
 * @param isWanted Whether anybody needs to know.
 */
export function useFeature( isWanted: boolean ): Feature {
	const [ answer, setAnswer ] = useState< Answer | undefined >();
	const [ isActivating, setIsActivating ] = useState( false );
	const [ hasFailed, setHasFailed ] = useState( false );
	useEffect( () => {
		let isMounted = true;
		if ( isWanted ) {
			void ask().then( ( next ) => isMounted && setAnswer( next ) );
		}
		return () => {
			isMounted = false;
		};
	}, [ isWanted ] );

	const activate = useCallback( async () => {
		setIsActivating( true );
		setHasFailed( false );
		const next = await switchOn().catch( (): Answer => ( {} ) );
		setAnswer( next );
		setIsActivating( false );
		setHasFailed( ! next.enabled );
		return next.enabled === true;
	}, [] );
	const deactivate = useCallback( async () => {
		await getHttp().post( MODULE, { active: false } );
		setAnswer( {} );
	}, [] );

	const known = answer?.enabled ? 'on' : 'off';
	return {
		status: answer ? known : 'loading',
		isActivating,
		hasFailed,
		postTypes: answer?.options?.post_types ?? POST,
		activate,
		deactivate,
	};
}
