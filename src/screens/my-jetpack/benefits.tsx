import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { createRestClient } from '@slipstream/rest-client';
import { Card } from '@slipstream/ui';
import type { Benefit } from '@slipstream/rest-client';

/** What the site has gained by what is on, in numbers. Where there is nothing to tell yet, or it cannot be read, nothing is shown. */
export function Benefits() {
	const { data = [] } = useResource< readonly Benefit[] >(
		'jetpack/v4/site/benefits',
		{ load: () => createRestClient().fetchBenefits() }
	);
	return data.length === 0 ? null : (
		<Card title={ __( 'So far', 'slipstream' ) } href="#/statistics">
			{ data.map( ( { name, description } ) => (
				<p key={ name }>{ description }</p>
			) ) }
		</Card>
	);
}
