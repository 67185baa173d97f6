<?php

declare( strict_types=1 );

namespace Slipstream\Rest;

use Closure;
use ReflectionFunction;
use WP_REST_Server;

/**
 * Finds what answers a route, as WordPress does, which keeps that to itself.
 */
final class Route_Match {

	/** @var array<string, array<string, array<int, array<string, mixed>>>> The routes of each namespace, once. */
	private array $routes = array();

	public function __construct( private WP_REST_Server $server ) {}

	/**
	 * @param string $path The route of a request, such as /wp/v2/types.
	 * @return list<array<string, mixed>> The handlers of each route that it matches. Indexes of namespaces are none.
	 */
	public function handlers( string $path ): array {
		$found = array();
		foreach ( $this->routes_beside( $path ) as $route => $handlers ) {
			if ( preg_match( "@^$route$@i", $path ) ) {
				array_push( $found, ...array_values( $handlers ) );
			}
		}
		return array_values(
			array_filter( $found, fn ( array $handler ): bool => self::object_of( $handler ) !== $this->server )
		);
	}

	/**
	 * Whose method a handler is, or who made its function; null for others.
	 *
	 * @param array<string, mixed> $handler
	 */
	public static function object_of( array $handler ): ?object {
		$callback = $handler['callback'] ?? null;
		if ( $callback instanceof Closure ) {
			return ( new ReflectionFunction( $callback ) )->getClosureThis();
		}
		return is_array( $callback ) && is_object( $callback[0] ?? null ) ? $callback[0] : null;
	}

	/** @return array<string, array<int, array<string, mixed>>> The routes in the namespace of a path. */
	private function routes_beside( string $path ): array {
		$routes = array();
		foreach ( $this->server->get_namespaces() as $name ) {
			if ( 0 === stripos( "$path/", "/$name/" ) ) {
				$this->routes[ $name ] ??= $this->server->get_routes( $name );
				$routes                 += $this->routes[ $name ];
			}
		}
		return $routes;
	}
}
