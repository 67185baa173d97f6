import { addQueryArgs } from '@wordpress/url';
import { styleOf } from './look';
import type { ReservationAttributes } from './types';

/**
 * Where OpenTable shows the widget for a frame.
 *
 * @param attributes The block's.
 */
export function widgetAddress( attributes: ReservationAttributes ): string {
	const { rid, domain, lang, newtab } = attributes;
	const style = styleOf( attributes );
	const single = style === 'button' ? 'button' : 'standard';
	return addQueryArgs(
		'https://www.opentable.com/widget/reservation/canvas',
		{
			rid: rid.join( ',' ),
			type: rid.length > 1 ? 'multi' : single,
			theme: style === 'button' ? 'standard' : style,
			overlay: false,
			domain,
			lang,
			newtab,
			disablega: true,
		}
	);
}
