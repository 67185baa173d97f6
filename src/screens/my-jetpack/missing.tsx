import { ExternalLink } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getSettings } from '@slipstream/settings';
import { formatNumber } from '@slipstream/ui';
import './missing.scss';

/** One quiet line about what is not here. */
export function Missing( { names }: { names: readonly string[] } ) {
	const { guideUrl } = getSettings();
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
			{ guideUrl && (
				<p>
					<ExternalLink href={ `${ guideUrl }from-jetpack.html` }>
						{ __( 'Why, and what to use instead', 'slipstream' ) }
					</ExternalLink>
				</p>
			) }
		</details>
	);
}
