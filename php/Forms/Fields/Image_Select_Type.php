<?php
/**
 * Pictures to choose from.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use Slipstream\Forms\Field;

/**
 * Options that are pictures.
 */
final class Image_Select_Type extends Choice_Type {

	/**
	 * Classes of the element around the options.
	 *
	 * @param Field $field The field.
	 */
	protected function options_class( Field $field ): string {
		return parent::options_class( $field ) . ( $field->is( 'isSupersized' ) ? ' is-supersized' : '' ) . ( $field->is( 'showLabels', true ) ? '' : ' has-hidden-labels' );
	}

	/**
	 * Whether each visitor gets the options in another order.
	 *
	 * @param Field $field The field.
	 */
	protected function is_random( Field $field ): bool {
		return $field->is( 'randomizeOptions' );
	}
}
