import { useEffect, useState } from '@wordpress/element';
import { getHttp } from '@slipstream/http';
import type { Source } from '../types';

/** The pages that responses came from; none until they are known. Without them the list works all the same. */
export function useSources(): readonly Source[] {
	const [ sources, setSources ] = useState< readonly Source[] >( [] );
	useEffect( () => {
		const controller = new AbortController();
		getHttp()
			.get< Source[] >( 'slipstream/v1/forms/sources', {
				signal: controller.signal,
			} )
			.then( setSources, () => setSources( [] ) );
		return () => controller.abort();
	}, [] );
	return sources;
}
