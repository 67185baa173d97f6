<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Input_Type;


/**
 * A time of day, also as people type it in browsers without a time input.
 */
final class Time_Type extends Input_Type {

	protected function is_valid( Field $field, string $value ): bool {
		return 1 === preg_match( '/^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?(\s?[ap]m)?$/i', $value );
	}
}
