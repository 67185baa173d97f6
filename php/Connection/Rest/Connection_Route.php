<?php
/**
 * Base of the connection's controllers.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection\Rest;

use Closure;
use Slipstream\Connection\Connection_Services;
use Slipstream\Http\Request_Error;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What the controllers of the connection share.
 */
abstract class Connection_Route extends Controller {

	/**
	 * Needs the services of the connection.
	 *
	 * @param Connection_Services $services The services.
	 */
	public function __construct( protected Connection_Services $services ) {}

	/**
	 * What a route answers, as a schema.
	 *
	 * @param string $path The route, below the controller's own.
	 * @return array<string, mixed>
	 */
	abstract protected function schema( string $path ): array;

	/**
	 * The state of the site as a schema.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return $this->schema( '' );
	}

	/**
	 * Registers the methods of a route.
	 *
	 * @param non-falsy-string           $root     The namespace, such as jetpack/v4.
	 * @param non-falsy-string           $path     The route.
	 * @param list<array<string, mixed>> $handlers Handlers, as handler() gives them.
	 */
	protected function route( string $root, string $path, array $handlers ): void {
		register_rest_route(
			$root,
			$path,
			array(
				...$handlers,
				'schema' => fn (): array => $this->schema( $path ),
			)
		);
	}

	/**
	 * A handler of a route.
	 *
	 * @param string                              $methods    HTTP methods.
	 * @param string                              $callback   Our method.
	 * @param callable                            $permission Who may.
	 * @param array<string, array<string, mixed>> $args       The arguments' schemas.
	 * @return array<string, mixed>
	 */
	protected function handler( string $methods, string $callback, callable $permission, array $args = array() ): array {
		return array(
			'methods'             => $methods,
			'callback'            => array( $this, $callback ),
			'permission_callback' => $permission,
			'args'                => $args,
		);
	}

	/**
	 * Whether the current user has a permission, as a permission callback answers.
	 *
	 * @param string $permission The permission, without jetpack_.
	 * @param string $code       The code of the error.
	 * @return true|WP_Error
	 */
	protected function check( string $permission, string $code ): bool|WP_Error {
		return $this->services->permissions()->check( $permission, $code );
	}

	/**
	 * Answers with what some work gives, or with the error that it ends with.
	 *
	 * @param Closure(): mixed $work The work; null answers that all went well.
	 */
	protected function answer( Closure $work ): WP_REST_Response {
		try {
			return new WP_REST_Response( $work() ?? array( 'code' => 'success' ) );
		} catch ( Request_Error $error ) {
			return $error->to_response();
		}
	}

	/**
	 * Answers with a bare text. WordPress would look for the fields in it that ?_fields= names.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @param Closure(): string                     $work    Gives the text.
	 */
	protected function answer_text( WP_REST_Request $request, Closure $work ): WP_REST_Response {
		unset( $request['_fields'] );
		return $this->answer( $work );
	}

	/**
	 * Does some work, and answers with a bare true where it was done.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @param Closure(): mixed                      $work    The work; what it gives is not looked at.
	 */
	protected function done( WP_REST_Request $request, Closure $work ): WP_REST_Response {
		unset( $request['_fields'] );
		return $this->answer(
			static function () use ( $work ): bool {
				$work();
				return true;
			}
		);
	}

	/**
	 * An argument that is a text of a line.
	 *
	 * @param int $length The most characters.
	 * @return array<string, mixed>
	 */
	protected static function text( int $length = 2000 ): array {
		return array(
			'type'      => 'string',
			'maxLength' => $length,
		);
	}
}
