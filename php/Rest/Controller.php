<?php
/**
 * Base of the controllers.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Rest;

use WP_Error;
use WP_REST_Controller;
use WP_REST_Request;

/**
 * What the controllers of all modules share.
 */
abstract class Controller extends WP_REST_Controller {

	/**
	 * Whether the current user has a capability, as a permission callback answers.
	 *
	 * @param string $capability The capability.
	 * @return true|WP_Error WordPress's own error: 401 for who is not logged in, else 403.
	 */
	protected static function require_capability( string $capability ): bool|WP_Error {
		if ( current_user_can( $capability ) ) {
			return true;
		}
		return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'slipstream' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * An argument with which a client only says that it means it. WordPress has no word for true and false when it says what a value must be.
	 *
	 * @param bool $value       The one value that it can have.
	 * @param bool $is_required Whether it has to be there.
	 * @return array<string, mixed>
	 */
	protected static function must_be( bool $value, bool $is_required = true ): array {
		$schema = array(
			'type' => 'boolean',
			'enum' => array( $value ),
		);
		return $schema + array(
			'required'          => $is_required,
			'validate_callback' => static function ( mixed $given, WP_REST_Request $request, string $name ) use ( $value, $schema ): bool|WP_Error {
				if ( true === rest_validate_value_from_schema( $given, $schema, $name ) ) {
					return true;
				}
				/* translators: %s: name of a parameter. */
				return new WP_Error( 'rest_invalid_param', sprintf( $value ? __( '%s must be true.', 'slipstream' ) : __( '%s must be false.', 'slipstream' ), $name ) );
			},
		);
	}

	/**
	 * The schema of an answer.
	 *
	 * @param string                                     $title      What it is called.
	 * @param array<string, string|array<string, mixed>> $properties Its members: each a type, or a schema.
	 * @return array<string, mixed>
	 */
	protected static function schema_of( string $title, array $properties ): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => $title,
			'type'       => 'object',
			'properties' => array_map( static fn ( string|array $type ): array => is_array( $type ) ? $type : array( 'type' => $type ), $properties ),
		);
	}
}
