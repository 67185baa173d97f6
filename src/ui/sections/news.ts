import {
	createContext,
	useCallback,
	useContext,
	useEffect,
	useId,
	useState,
} from '@wordpress/element';
import { useReturn } from './use-return';
import type { Resource } from '@slipstream/data';

/** Whether a part of the first page has something to say, as far as is known. */
export type News = 'waiting' | 'none' | 'some';

type Tell = ( part: string, news: News | undefined ) => void;

/** Takes what the parts of the first page tell. */
export const NewsContext = createContext< Tell >( () => undefined );

/**
 * Tells the page around whether there is something here.
 *
 * @param news Whether there is.
 */
export function useNews( news: News ): void {
	const part = useId();
	const tell = useContext( NewsContext );
	useEffect( () => tell( part, news ), [ tell, part, news ] );
	useEffect( () => () => tell( part, undefined ), [ tell, part ] );
}

/**
 * Tells the page around whether a resource has something to say, and reads it again each time people come back to the
 * page: other sections may have changed it. What could not be read has something to say.
 *
 * @param resource  What is read.
 * @param isNothing Whether what was read is nothing to speak of.
 * @return Whether there is something to draw.
 */
export function useResourceNews(
	resource: Pick<
		Resource< unknown >,
		'data' | 'error' | 'isLoading' | 'reload'
	>,
	isNothing: boolean
): boolean {
	useReturn( () => void resource.reload() );
	const isMissing = resource.data === undefined;
	const isSome = Boolean( resource.error ) || ! ( isMissing || isNothing );
	const nothing = isMissing && resource.isLoading ? 'waiting' : 'none';
	useNews( isSome ? 'some' : nothing );
	return isSome;
}

/** What the parts below have told, and the way for them to tell it. Nothing is quiet before all of them have answered. */
export function useQuiet(): { isQuiet: boolean; tell: Tell } {
	const [ told, setTold ] = useState< ReadonlyMap< string, News > >(
		new Map()
	);
	const tell = useCallback< Tell >( ( part, news ) => {
		setTold( ( before ) => {
			const next = new Map( before );
			next.delete( part );
			return news === undefined ? next : next.set( part, news );
		} );
	}, [] );
	return {
		isQuiet:
			told.size > 0 &&
			[ ...told.values() ].every( ( news ) => news === 'none' ),
		tell,
	};
}
