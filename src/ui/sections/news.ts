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

type ReportNews = ( part: string, news: News | undefined ) => void;

/** Takes the news of the parts of the first page. */
export const NewsContext = createContext< ReportNews >( () => undefined );

/**
 * Tells the page around whether there is something here.
 *
 * @param news Whether there is.
 */
export function useNews( news: News ): void {
	const part = useId();
	const report = useContext( NewsContext );
	useEffect( () => report( part, news ), [ report, part, news ] );
	useEffect( () => () => report( part, undefined ), [ report, part ] );
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

/** Whether all parts below have nothing to say, and what takes their news. Nothing is quiet before all have answered. */
export function useQuiet(): { isQuiet: boolean; report: ReportNews } {
	const [ reported, setReported ] = useState< ReadonlyMap< string, News > >(
		new Map()
	);
	const report = useCallback< ReportNews >( ( part, news ) => {
		setReported( ( before ) => {
			const next = new Map( before );
			next.delete( part );
			return news === undefined ? next : next.set( part, news );
		} );
	}, [] );
	return {
		isQuiet:
			reported.size > 0 &&
			[ ...reported.values() ].every( ( news ) => news === 'none' ),
		report,
	};
}
