import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import './missing.scss';

/** One quiet line about what is not here. */
export function Missing( { names }: { names: readonly string[] } ) {
	return names.length === 0 ? null : (
		<details className="slipstream-ui-muted slipstream-missing">
			<summary>
				{ sprintf(
					/* translators: %s: a number. */
					_n(
						'%s Jetpack feature is not part of this plugin.',
						'%s Jetpack features are not part of this plugin.',
						names.length,
						'slipstream'
					),
					formatNumber( names.length )
				) }
			</summary>
			<p>{ names.join( ', ' ) }</p>
		</details>
	);
}
