import { useBlockProps } from '@wordpress/block-editor';
import { MockInput, textOf, WithField } from '@slipstream/forms';
import type { PartProps } from '@slipstream/forms';

/** Where visitors write their phone number. */
export default function Edit( props: PartProps ) {
	const { context } = props;
	return (
		<div { ...useBlockProps() }>
			<WithField { ...props } />
			<div className="jetpack-field__input-prefix-wrap">
				{ !! context[ 'slipstream/show-country' ] && (
					<span aria-hidden="true">
						{ textOf( context[ 'slipstream/country' ] ) || '+' } ▾
					</span>
				) }
				<MockInput { ...props } className="telephone" />
			</div>
		</div>
	);
}
