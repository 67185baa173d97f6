import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import { createRestClient } from '@slipstream/rest-client';
import {
	ActionButton,
	Problem,
	ResourceContent,
	useAction,
} from '@slipstream/ui';
import type { Resource } from '@slipstream/data';
import { DismissibleNotice } from '../../dismissible-notice';

/** A license that waits for who entered it to be connected. */
interface KeptLicense {
	id: string;
	/** Its end. */
	license_key: string;
	/** Who entered it; '' where nobody knows. */
	user: string;
}

/** The answer of GET slipstream/v1/licenses. */
export interface Kept {
	kept: readonly KeptLicense[];
	/** What went wrong last; '' for nothing. */
	error: string;
	dismissed: { last_detached_count: number | null };
}

const ROUTE = 'slipstream/v1/licenses';

export const useKept = () => useResource< Kept >( ROUTE );

const enteredBy = ( user: string ) =>
	user
		? sprintf(
				/* translators: %s: name of a person. */
				__( 'Entered by %s, who is not connected yet', 'slipstream' ),
				user
			)
		: __( 'Waiting for an administrator to connect', 'slipstream' );

function Row( {
	license,
	onRemove,
}: {
	license: KeptLicense;
	onRemove: () => Promise< void >;
} ) {
	const { id, license_key: key, user } = license;
	const action = useAction( async () => {
		await getHttp().post( `${ ROUTE }/${ id }`, undefined, {
			query: { _method: 'DELETE' },
		} );
		await onRemove();
	} );
	return (
		<li>
			<code id={ `slipstream-kept-${ id }` }>{ key }</code>
			<span>{ enteredBy( user ) }</span>
			<ActionButton
				action={ action }
				label={ __( 'Remove', 'slipstream' ) }
				isDestructive
				describedBy={ `slipstream-kept-${ id }` }
				question={ {
					message: __(
						'This license will not be attached. Its key is removed from this site.',
						'slipstream'
					),
					confirmLabel: __( 'Remove', 'slipstream' ),
				} }
			/>
			<Problem message={ action.problem } />
		</li>
	);
}

/** Licenses that wait, and what was wrong with them last. */
export function KeptLicenses( { kept }: { kept: Resource< Kept > } ) {
	const forgetError = () => {
		kept.update( ( now ) => now && { ...now, error: '' } );
		// It is shown again, then.
		createRestClient()
			.recordLicensingError( '' )
			.catch( () => kept.reload() );
	};
	return (
		<ResourceContent resource={ kept } lines={ 1 }>
			{ ( { kept: licenses, error } ) => (
				<>
					<DismissibleNotice
						status="warning"
						onDismiss={ forgetError }
					>
						{ error &&
							sprintf(
								/* translators: %s: what went wrong, in a sentence. */
								__( 'Last attempt: %s', 'slipstream' ),
								error
							) }
					</DismissibleNotice>
					{ licenses.length > 0 && (
						<ul className="slipstream-products__rows">
							{ licenses.map( ( license ) => (
								<Row
									key={ license.id }
									license={ license }
									onRemove={ kept.reload }
								/>
							) ) }
						</ul>
					) }
				</>
			) }
		</ResourceContent>
	);
}
