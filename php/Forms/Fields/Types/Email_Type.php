<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Input_Type;


/**
 * An email address.
 */
final class Email_Type extends Input_Type {

	protected function is_valid( Field $field, string $value ): bool {
		return (bool) is_email( $value );
	}
}
