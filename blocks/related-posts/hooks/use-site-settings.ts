import { useResource, useSettings } from '@slipstream/data';
import { toPluginError } from '@slipstream/errors';
import { useState } from '@wordpress/element';
import { NAMES } from '../types';
import type { SiteSettings, SiteStatus } from '../types';

/** The site's settings, what they come to, and the way to change them. */
export interface Site {
	/** Undefined until the site has answered, as is `status`. */
	settings: SiteSettings | undefined;
	status: SiteStatus | undefined;
	/** Why the last change, or reading, failed. */
	problem: string;
	/** Shows at once, and goes back with a reason when the site refuses. */
	change: ( values: Partial< SiteSettings > ) => void;
}

/**
 * Reads and changes the site's settings.
 *
 * @param onChanged Called after the site has taken a change.
 */
export function useSiteSettings( onChanged: () => void ): Site {
	const settings = useSettings< SiteSettings >( NAMES );
	const status = useResource< SiteStatus >(
		'slipstream/v1/related-posts/status'
	);
	const [ refusal, setRefusal ] = useState( '' );
	const change = async ( values: Partial< SiteSettings > ) => {
		setRefusal( '' );
		try {
			await settings.change( values );
			onChanged();
			// Posts of a new type are to be read.
			await status.reload();
		} catch ( error ) {
			setRefusal( toPluginError( error ).sentence );
		}
	};
	const failure = settings.error ?? status.error;
	return {
		settings: settings.data,
		status: status.data,
		problem: refusal || ( failure?.sentence ?? '' ),
		change: ( values ) => void change( values ),
	};
}
