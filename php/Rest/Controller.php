<?php

declare( strict_types=1 );

namespace Slipstream\Rest;

use Closure;
use Slipstream\Http\Request_Error;
use WP_Error;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What the controllers of all modules share.
 */
abstract class Controller extends WP_REST_Controller {

	/** @var array<string, array{description?: string, example: mixed}>|null What argument_help() gives, once. */
	private ?array $help = null;

	/**
	 * Registers the methods of a route.
	 *
	 * @param non-falsy-string $root The namespace, such as jetpack/v4.
	 * @param non-falsy-string $path
	 * @param list<array<string, mixed>> $handlers Handlers, as handler() gives them.
	 * @param (Closure(): array<string, mixed>)|null $schema Gives the schema of what the route answers; that of
	 *     schema() by default.
	 */
	protected function route( string $root, string $path, array $handlers, ?Closure $schema = null ): void {
		register_rest_route(
			$root,
			$path,
			$handlers + array( 'schema' => $schema ?? fn (): array => $this->schema( $path ) )
		);
	}

	/**
	 * A handler of a route.
	 *
	 * @param array<string, array<string, mixed>> $args The arguments' schemas.
	 * @return array<string, mixed>
	 */
	protected function handler(
		string $methods,
		string $callback,
		callable $permission,
		array $args = array()
	): array {
		return array(
			'methods'             => $methods,
			'callback'            => array( $this, $callback ),
			'permission_callback' => Permission::of( $permission ),
			'args'                => $this->described( $args ),
		);
	}

	/**
	 * What arguments mean, by name. An argument's own schema comes first.
	 *
	 * @return array<string, array{description?: string, example: mixed}> The example is valid by itself.
	 */
	protected function argument_help(): array {
		return array(
			'page'     => array(
				'description' => __( 'The page of the results.', 'slipstream' ),
				'example'     => 1,
			),
			'per_page' => array(
				'description' => __( 'The maximum number of results per page.', 'slipstream' ),
				'example'     => 20,
			),
			'search'   => array(
				'description' => __( 'Limit results to those that contain this text.', 'slipstream' ),
				'example'     => 'garden',
			),
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $args
	 * @return array<string, array<string, mixed>> With descriptions and examples.
	 */
	private function described( array $args ): array {
		if ( array() === $args ) {
			return $args;
		}
		$this->help ??= $this->argument_help() + self::argument_help();
		foreach ( array_intersect_key( $this->help, $args ) as $name => $own ) {
			$args[ $name ] += $own;
		}
		return $args;
	}

	/**
	 * Registers a route that answers with a file.
	 *
	 * @param non-falsy-string                    $path The route, below slipstream/v1.
	 * @param array<string, array<string, mixed>> $args The arguments' schemas.
	 */
	protected function download_route(
		string $path,
		string $callback,
		callable $permission,
		array $args = array()
	): void {
		register_rest_route(
			'slipstream/v1',
			$path,
			array( $this->handler( Download_Response::METHODS, $callback, $permission, $args ) )
		);
	}

	/** @return array<string, mixed> What a route answers, as a schema. */
	protected function schema( string $path ): array {
		return $this->get_public_item_schema();
	}

	/** @param Closure(): mixed $work The work; null answers that all went well. */
	protected static function answer( Closure $work ): WP_REST_Response|WP_Error {
		try {
			$answer = $work() ?? array( 'code' => 'success' );
			return $answer instanceof WP_REST_Response || $answer instanceof WP_Error
				? $answer
				: new WP_REST_Response( $answer );
		} catch ( Request_Error $error ) {
			return $error->to_response();
		}
	}

	/**
	 * Answers with a bare text. WordPress would look for the fields in it that ?_fields= names.
	 *
	 * @param Closure(): string $work
	 */
	protected static function answer_text( WP_REST_Request $request, Closure $work ): WP_REST_Response|WP_Error {
		unset( $request['_fields'] );
		return static::answer( $work );
	}

	/**
	 * Does some work, and answers with a bare true if it was done.
	 *
	 * @param Closure(): mixed $work The work; what it gives is not looked at.
	 */
	protected static function done( WP_REST_Request $request, Closure $work ): WP_REST_Response|WP_Error {
		unset( $request['_fields'] );
		return static::answer(
			static function () use ( $work ): bool {
				$work();
				return true;
			}
		);
	}

	/**
	 * Whether the current user has one of Jetpack's permissions, as a permission callback answers.
	 *
	 * @param string $permission The permission, such as connect for the capability jetpack_connect.
	 * @return true|WP_Error
	 */
	protected static function check( string $permission, string $code ): bool|WP_Error {
		if ( current_user_can( "jetpack_$permission" ) ) { // phpcs:ignore WordPress.WP.Capabilities -- Mapped by Connection_Permissions.
			return true;
		}
		return new WP_Error(
			$code,
			__( 'You do not have the user permissions to perform this action.', 'slipstream' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}

	/** @return array<string, mixed> An argument that is a text of a line. */
	protected static function text( int $length = 2000 ): array {
		return array(
			'type'      => 'string',
			'maxLength' => $length,
		);
	}

	/** @return array<string, mixed> The argument that names a row. */
	protected static function id_arg( string $description ): array {
		return array(
			'description' => $description,
			'type'        => 'integer',
			'minimum'     => 1,
			'maximum'     => PHP_INT_MAX,
			'example'     => 1,
		);
	}

	/** @return array<string, array<string, mixed>> The arguments of a list with pages. */
	protected static function page_args( int $per_page = 20 ): array {
		return array(
			'page'     => array(
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 1000000,
				'default' => 1,
			),
			'per_page' => array(
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 100,
				'default' => $per_page,
			),
		);
	}

	/**
	 * A page of a list with the total number.
	 *
	 * @param list<array<string, mixed>> $items
	 */
	protected static function page_of( array $items, int $total, int $per_page ): WP_REST_Response {
		$response = new WP_REST_Response( $items );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) ceil( $total / $per_page ) );
		return $response;
	}

	/**
	 * Whether the current user has a capability, as a permission callback answers.
	 *
	 * @return true|WP_Error WordPress's own error: 401 for who is not logged in, else 403.
	 */
	protected static function require_capability( string $capability ): bool|WP_Error {
		if ( current_user_can( $capability ) ) {
			return true;
		}
		return new WP_Error(
			'rest_forbidden',
			__( 'Sorry, you are not allowed to do that.', 'slipstream' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}

	/**
	 * An argument with which a client only says that it means it. WordPress has no word for true and false when it says
	 * what a value must be.
	 *
	 * @return array<string, mixed>
	 */
	protected static function must_be( bool $value, bool $is_required = true ): array {
		$schema = array(
			'type' => 'boolean',
			'enum' => array( $value ),
		);
		return $schema + array(
			'required'          => $is_required,
			'validate_callback' => static function (
				mixed $given,
				WP_REST_Request $request,
				string $name
			) use ( $value, $schema ): bool|WP_Error {
				if ( true === rest_validate_value_from_schema( $given, $schema, $name ) ) {
					return true;
				}
				return new WP_Error(
					'rest_invalid_param',
					sprintf(
						/* translators: %s: name of a parameter. */
						$value ? __( '%s must be true.', 'slipstream' ) : __( '%s must be false.', 'slipstream' ),
						$name
					)
				);
			},
		);
	}

	/**
	 * The schema of an answer.
	 *
	 * @param array<string, string|array<string, mixed>> $properties Its members: each a type, or a schema.
	 * @return array<string, mixed>
	 */
	protected static function schema_of( string $title, array $properties ): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => $title,
			'type'       => 'object',
			'properties' => array_map(
				static fn ( string|array $type ): array => is_array( $type ) ? $type : array( 'type' => $type ),
				$properties
			),
		);
	}
}
