<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Field;


/**
 * Options with images.
 */
final class Image_Select_Type extends Choice_Type {

	protected function options_class( Field $field ): string {
		return parent::options_class( $field )
			. ( $field->is( 'isSupersized' ) ? ' is-supersized' : '' )
			. ( $field->is( 'showLabels', true ) ? '' : ' has-hidden-labels' );
	}

	protected function is_random( Field $field ): bool {
		return $field->is( 'randomizeOptions' );
	}
}
