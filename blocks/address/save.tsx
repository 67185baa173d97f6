import { useBlockProps } from '@wordpress/block-editor';
import { mapTitle, mapUrl } from './map-link';
import type { AddressAttributes } from './types';

const part = ( Tag: 'div' | 'span', name: string, text: string ) =>
	text && <Tag className={ `jetpack-address__${ name }` }>{ text }</Tag>;

interface Props {
	attributes: AddressAttributes;
}

/** The lines that are filled in. */
export function Lines( { attributes }: Props ) {
	const { city, region, postal } = attributes;
	return (
		<>
			{ part(
				'div',
				'address jetpack-address__address1',
				attributes.address
			) }
			{ part(
				'div',
				'address jetpack-address__address2',
				attributes.addressLine2
			) }
			{ part(
				'div',
				'address jetpack-address__address3',
				attributes.addressLine3
			) }
			{ region || postal ? (
				<div>
					{ part( 'span', 'city', city ) }
					{ city && ', ' }
					<span className="jetpack-address__region">
						{ region }
					</span>{ ' ' }
					<span className="jetpack-address__postal">{ postal }</span>
				</div>
			) : (
				part( 'div', 'city', city )
			) }
			{ part( 'div', 'country', attributes.country ) }
		</>
	);
}

/** Whether no line is filled in. */
export const isEmpty = ( attributes: AddressAttributes ) =>
	! (
		attributes.address ||
		attributes.addressLine2 ||
		attributes.addressLine3 ||
		attributes.city ||
		attributes.region ||
		attributes.postal ||
		attributes.country
	);

/** Writes the lines, in a link where the author wants one; nothing where there are none. */
export function save( { attributes }: Props ) {
	if ( isEmpty( attributes ) ) {
		return null;
	}
	const lines = <Lines attributes={ attributes } />;
	return (
		<div { ...useBlockProps.save() }>
			{ attributes.linkToGoogleMaps ? (
				<a
					href={ mapUrl( attributes ) }
					target="_blank"
					rel="noopener noreferrer"
					title={ mapTitle( attributes ) }
				>
					{ lines }
				</a>
			) : (
				lines
			) }
		</div>
	);
}
