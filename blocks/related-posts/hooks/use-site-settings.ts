import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import { useCallback, useEffect, useState } from '@wordpress/element';
import type { SiteSettings } from '../types';

const ROUTE = 'slipstream/v1/related-posts/settings';

/**
 * The site's settings and the way to change them: at once, and back with a reason when the site refuses.
 *
 * @param onChanged Called after the site has taken a change.
 */
export function useSiteSettings( onChanged: () => void ): {
	settings: SiteSettings | undefined;
	/** Why the last change, or reading, failed. */
	problem: string;
	change: ( values: Partial< SiteSettings > ) => void;
} {
	const [ settings, setSettings ] = useState< SiteSettings | undefined >();
	const [ problem, setProblem ] = useState( '' );
	useEffect( () => {
		let isMounted = true;
		getHttp()
			.get< SiteSettings >( ROUTE )
			.then(
				( answer ) => isMounted && setSettings( answer ),
				( error: unknown ) =>
					isMounted && setProblem( toPluginError( error ).message )
			);
		return () => {
			isMounted = false;
		};
	}, [] );
	const change = useCallback(
		( values: Partial< SiteSettings > ) => {
			if ( ! settings ) {
				return;
			}
			setProblem( '' );
			setSettings( { ...settings, ...values } );
			getHttp()
				.post< SiteSettings >( ROUTE, values )
				.then(
					( answer ) => {
						setSettings( answer );
						onChanged();
					},
					( error: unknown ) => {
						setSettings( settings );
						setProblem( toPluginError( error ).message );
					}
				);
		},
		[ settings, onChanged ]
	);
	return { settings, problem, change };
}
