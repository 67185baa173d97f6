import { useBlockProps } from '@wordpress/block-editor';
import { WithField } from '@slipstream/forms';
import type { PartProps } from '@slipstream/forms';

const STAR =
	'M12 3l2.7 5.7 6.3.9-4.5 4.4 1 6.2L12 17.3l-5.5 2.9 1-6.2L3 9.6l6.3-.9z';
const HEART =
	'M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11z';

/** Stars or hearts. */
export default function Edit( props: PartProps ) {
	const { context } = props;
	const max = Math.min( Number( context[ 'slipstream/max' ] ) || 5, 10 );
	const chosen = Number( context[ 'slipstream/default' ] ) || 0;
	const path = context[ 'slipstream/iconStyle' ] === 'hearts' ? HEART : STAR;
	return (
		<div { ...useBlockProps( { className: 'slipstream-forms-rating' } ) }>
			<WithField { ...props } />
			{ Array.from( { length: max }, ( _, index ) => (
				<svg
					key={ index }
					viewBox="0 0 24 24"
					width="32"
					height="32"
					aria-hidden="true"
					fill={ index < chosen ? 'currentColor' : 'none' }
					stroke="currentColor"
					strokeWidth="1.5"
				>
					<path d={ path } />
				</svg>
			) ) }
		</div>
	);
}
