<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

use RuntimeException;
use Slipstream\Support\Database\Database_Errors;

/**
 * The texts of block widgets.
 */
final class Widget_Texts {

	/**
	 * @return list<string>
	 * @throws RuntimeException If the database does not respond.
	 */
	public static function all(): array {
		$failed  = Database_Errors::count();
		$widgets = get_option( 'widget_block', null );
		if ( null === $widgets && Database_Errors::count() > $failed ) {
			throw new RuntimeException( 'The widgets could not be read.' );
		}
		return array_values(
			array_filter( array_column( is_array( $widgets ) ? $widgets : array(), 'content' ), 'is_string' )
		);
	}
}
