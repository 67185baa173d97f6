import { RadioControl, SelectControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { membershipsClient } from '@slipstream/memberships';
import { isPaid } from '@slipstream/post-access';
import type { Product } from '@slipstream/memberships';
import type { Access, PostAccess } from '@slipstream/post-access';

const choices = (): { value: Access; label: string }[] => [
	{ value: 'everybody', label: __( 'Everybody', 'slipstream' ) },
	{ value: 'subscribers', label: __( 'Anyone subscribed', 'slipstream' ) },
	{
		value: 'paid_subscribers_all_tiers',
		label: __( 'Paid subscribers only', 'slipstream' ),
	},
];

/** Which of the choices an access is. */
function chosen( access: Access ): Access {
	if ( isPaid( access ) ) {
		return 'paid_subscribers_all_tiers';
	}
	return access === '' ? 'everybody' : access;
}

/** Asks which plan opens the post. */
function Tier( { access: { tier, choose } }: { access: PostAccess } ) {
	const [ tiers, setTiers ] = useState< Product[] >( [] );
	useEffect( () => {
		let isOpen = true;
		membershipsClient()
			.status( 'all', true )
			.then( ( { products } ) => {
				if ( isOpen ) {
					setTiers(
						( products ?? [] ).filter(
							( { type } ) => type === 'tier'
						)
					);
				}
			} )
			.catch( () => {
				// What is chosen stays; without the list, no other plan can be.
			} );
		return () => {
			isOpen = false;
		};
	}, [] );
	return tiers.length === 0 && tier === 0 ? null : (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Plan', 'slipstream' ) }
			help={ __(
				'People who pay a higher plan can read it too.',
				'slipstream'
			) }
			value={ String( tier ) }
			options={ [
				{ value: '0', label: __( 'Any plan', 'slipstream' ) },
				...tiers.map( ( { id, title } ) => ( {
					value: String( id ),
					label: title,
				} ) ),
				...( tier > 0 && ! tiers.some( ( { id } ) => id === tier )
					? [
							{
								value: String( tier ),
								label: __(
									'A plan that is no longer sold',
									'slipstream'
								),
							},
						]
					: [] ),
			] }
			onChange={ ( next: string ) =>
				choose(
					next === '0'
						? 'paid_subscribers_all_tiers'
						: 'paid_subscribers',
					Number( next )
				)
			}
		/>
	);
}

export function AccessPanel( { access }: { access: PostAccess } ) {
	return (
		<>
			<RadioControl
				label={ __( 'Who can read this post', 'slipstream' ) }
				help={ __(
					'With a paywall, everybody reads what is above it. Pictures and files in your media library are not locked: whoever knows their address can open them.',
					'slipstream'
				) }
				selected={ chosen( access.access ) }
				options={ choices() }
				onChange={ ( next ) => access.choose( next as Access ) }
			/>
			{ isPaid( access.access ) && <Tier access={ access } /> }
		</>
	);
}
