<?php

declare( strict_types=1 );

namespace Slipstream\Connection\State;

/**
 * What is wrong with a connection, and how to fix it.
 *
 * @phpstan-type Failure array{message: string, action: string}
 */
final class Check_Failure {

	/** @return Failure|null */
	public static function unless( bool $is_good, string $message, string $action ): ?array {
		return $is_good ? null : self::make( $message, $action );
	}

	/** @return Failure */
	public static function make( string $message, string $action ): array {
		return compact( 'message', 'action' );
	}
}
