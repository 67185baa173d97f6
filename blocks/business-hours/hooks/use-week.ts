import { getHttp } from '@slipstream/http';
import { useEffect, useState } from '@wordpress/element';
import { DAY_NAMES, ENGLISH_WEEK } from '../days';
import type { Week } from '../types';

interface Answer {
	days?: Partial< Record< string, unknown > >;
	startOfWeek?: unknown;
}

function readWeek( { days, startOfWeek }: Answer ): Week {
	const names = { ...ENGLISH_WEEK.days };
	for ( const name of DAY_NAMES ) {
		const own = days?.[ name ];
		names[ name ] = typeof own === 'string' && own ? own : names[ name ];
	}
	const start = Number( startOfWeek );
	return {
		days: names,
		startOfWeek: DAY_NAMES[ start ] ? start : ENGLISH_WEEK.startOfWeek,
	};
}

/** The site's week, once it has answered; all blocks of the page share it. */
let known: Week | undefined;

/** The week as the site counts it, English if the site does not answer; undefined until either is clear. */
export function useWeek(): Week | undefined {
	const [ week, setWeek ] = useState( known );
	useEffect( () => {
		if ( week ) {
			return undefined;
		}
		let isMounted = true;
		void getHttp()
			.get< Answer >( 'wpcom/v2/business-hours/localized-week', {
				cacheBuster: false,
			} )
			.then(
				( answer ) => ( known = readWeek( answer ?? {} ) ),
				() => ENGLISH_WEEK
			)
			.then( ( found ) => isMounted && setWeek( found ) );
		return () => {
			isMounted = false;
		};
	}, [ week ] );
	return week;
}
