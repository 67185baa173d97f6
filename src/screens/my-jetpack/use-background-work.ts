import { useCallback, useEffect, useRef } from '@wordpress/element';
import { getHttp } from '@slipstream/http';

/** What a run of jobs has come to. */
interface Run {
	/** How many steps were done. */
	worked: number;
}

/** Milliseconds between two looks where nothing could be done: somebody else is at it. */
const PAUSE = 3000;

/** Has the site do what waits in the background, as long as it takes in one request. */
export const runJobs = () =>
	getHttp().post< Run >( 'slipstream/v1/jobs/run', {} );

/**
 * Helps along with work in the background while somebody looks on. It goes on without them, only later.
 *
 * @param isActive Whether there is any.
 * @param look     Reads how it stands now.
 */
export function useBackgroundWork(
	isActive: boolean,
	look: () => Promise< unknown >
): void {
	const latest = useRef( look );
	latest.current = look;
	const help = useCallback( async () => {
		try {
			return ( await runJobs() ).worked > 0;
		} catch {
			// Scheduled events do it, too.
			return false;
		}
	}, [] );
	useEffect( () => {
		let timer: number | undefined;
		let isOver = ! isActive;
		const round = async () => {
			const hasHelped = await help();
			await latest.current();
			if ( ! isOver ) {
				timer = window.setTimeout(
					() => void round(),
					hasHelped ? 0 : PAUSE
				);
			}
		};
		if ( isActive ) {
			void round();
		}
		return () => {
			isOver = true;
			window.clearTimeout( timer );
		};
	}, [ isActive, help ] );
}
