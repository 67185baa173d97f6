import { Warning } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	getMessageByProductType,
	membershipsStore,
} from '@slipstream/memberships';
import type { ProductType } from '@slipstream/memberships';

/** Says that no account takes payments yet, and where one is connected or who can do it. */
export function ConnectNotice( { address }: { address: string | null } ) {
	return (
		<Warning
			actions={
				address
					? [
							<Button
								__next40pxDefaultSize
								key="connect"
								variant="primary"
								href={ address }
								target="_top"
							>
								{ __( 'Connect Stripe', 'slipstream' ) }
							</Button>,
						]
					: []
			}
		>
			{ address
				? __(
						'This block is hidden from your visitors until you connect a Stripe account.',
						'slipstream'
					)
				: __(
						'This block is hidden from your visitors until an administrator connects a Stripe account.',
						'slipstream'
					) }
		</Warning>
	);
}

interface Props {
	productType: ProductType;
	selectedIds: readonly number[];
}

/** Says why visitors do not see a block: no account, or no product that can be sold. */
export function PaymentNotices( { productType, selectedIds }: Props ) {
	const { isKnown, isConnected, connectUrl, isInvalid, isHidden } = useSelect(
		( select ) => {
			const from = select( membershipsStore );
			return {
				isKnown: ! from.isApiStateLoading(),
				isConnected: from.isApiStateConnected(),
				connectUrl: from.getConnectUrl(),
				isInvalid: selectedIds.some( ( id ) =>
					from.isInvalidProduct( id )
				),
				isHidden: selectedIds.every( ( id ) =>
					from.isInvalidProduct( id )
				),
			};
		},
		[ selectedIds ]
	);
	if ( ! isKnown ) {
		return null;
	}
	if ( ! isConnected ) {
		return <ConnectNotice address={ connectUrl } />;
	}
	if ( isInvalid || isHidden ) {
		return (
			<Warning>
				{ isInvalid &&
					getMessageByProductType(
						'invalid product configured for this block',
						productType
					) }{ ' ' }
				{ isHidden &&
					getMessageByProductType(
						'the button will be hidden from your visitors until you select a valid product',
						productType
					) }
			</Warning>
		);
	}
	return null;
}
