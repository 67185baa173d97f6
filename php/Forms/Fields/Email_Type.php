<?php
/**
 * Email addresses.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use Slipstream\Forms\Field;

/**
 * An email address.
 */
final class Email_Type extends Input_Type {

	/**
	 * Whether a text is what the type asks for.
	 *
	 * @param Field  $field The field.
	 * @param string $value The text.
	 */
	protected function is_valid( Field $field, string $value ): bool {
		return (bool) is_email( $value );
	}
}
