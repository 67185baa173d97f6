import { __ } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import type { LicenseCounts, LicenseStatus } from '../../types';

/** The statuses by name, in the order in which they are told. */
export const statusNames = (): Record< LicenseStatus, string > => ( {
	attached: __( 'Attached', 'slipstream' ),
	detached: __( 'Not attached', 'slipstream' ),
	expired: __( 'Expired', 'slipstream' ),
	revoked: __( 'Revoked', 'slipstream' ),
} );

/** Number of licenses of each status. */
export function Counts( { counts }: { counts: LicenseCounts } ) {
	const names = statusNames();
	return (
		<dl
			className="slipstream-hub__counts"
			aria-label={ __( 'Number of licenses', 'slipstream' ) }
		>
			{ ( Object.keys( names ) as LicenseStatus[] ).map( ( status ) => (
				<div key={ status }>
					<dt>{ names[ status ] }</dt>
					<dd>{ formatNumber( counts[ status ] ) }</dd>
				</div>
			) ) }
		</dl>
	);
}
