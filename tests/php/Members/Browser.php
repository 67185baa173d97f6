<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Members;

use Closure;

/** A browser with cookies of its own, in which pages are opened and forms sent. */
final class Browser {

	/** @var array<string, string> */
	private array $cookies = array();

	/**
	 * Does something as this browser.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	public function as( Closure $work ): mixed {
		$before  = $_COOKIE;
		$_COOKIE = $this->cookies;
		try {
			return $work();
		} finally {
			$this->cookies = $_COOKIE;
			$_COOKIE       = $before;
		}
	}

	/** What another device has that got a cookie of this one. */
	public function forget( string $prefix ): void {
		$this->cookies = array_filter(
			$this->cookies,
			static fn ( string $name ): bool => ! str_starts_with( $name, $prefix ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/** @return array<string, string> */
	public function cookies(): array {
		return $this->cookies;
	}

	/**
	 * The values of a form that nobody sees.
	 *
	 * @return array<string, string>
	 */
	public static function hidden( string $html ): array {
		preg_match_all( '/<input type="hidden" name="([^"]+)" value="([^"]*)"/', $html, $found );
		return array_map(
			static fn ( string $value ): string => html_entity_decode( $value, ENT_QUOTES ),
			array_combine( $found[1], $found[2] )
		);
	}

	/**
	 * The query of a URL.
	 *
	 * @return array<string, string>
	 */
	public static function query( string $url ): array {
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return array_filter( $query, 'is_string' );
	}
}
