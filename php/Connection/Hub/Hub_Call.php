<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

/** A request to a hub. */
final class Hub_Call {

	/**
	 * @param string                    $path The route below slipstream/v1, or one of rest/, with its query.
	 * @param array<string, mixed>|null $body What is sent; null for nothing.
	 */
	public function __construct(
		public readonly string $method,
		public readonly string $path,
		public readonly ?array $body,
		public readonly int $seconds
	) {}

	/** Whether it tells the hub the site's new address. */
	public function is_site_update(): bool {
		return 'POST' === $this->method && 'hub/site' === $this->path;
	}

	/** Its address, below the root of a hub's routes. */
	public function url( string $root ): string {
		return $root
			. ( str_starts_with( $this->path, 'rest/' ) ? '' : 'slipstream/v1/' )
			. ( str_contains( $root, '?' ) ? str_replace( '?', '&', $this->path ) : $this->path );
	}
}
