<?php

declare( strict_types=1 );

namespace Slipstream\Embeds;

/**
 * Knows which hosts belong to the service of a block, from the list that the build makes of all
 * blocks/<name>/embed.json.
 *
 * @phpstan-type Service array{service: string, hosts: list<string>, suffixes: list<string>, asked: list<string>, contacts: list<array{host: string, sent: \Closure(): string}>}
 */
final class Hosts {

	/**
	 * An address that belongs to the service of a block; null for any other.
	 *
	 * @param string $block The block's folder, such as 'calendly'.
	 */
	public static function address( string $block, mixed $url ): ?Embed_Url {
		$parsed  = Embed_Url::parse( $url );
		$service = self::of( $block );
		return null !== $parsed && null !== $service && self::matches(
			$parsed->host,
			$service['hosts'],
			$service['suffixes']
		)
			? $parsed
			: null;
	}

	/**
	 * Whether a host is in a list: itself, or below one of the suffixes.
	 *
	 * @param list<string> $hosts    Exact hosts.
	 * @param list<string> $suffixes Hosts whose subdomains belong to it too.
	 */
	public static function matches( string $host, array $hosts, array $suffixes ): bool {
		if ( in_array( $host, $hosts, true ) ) {
			return true;
		}
		foreach ( $suffixes as $suffix ) {
			if ( str_ends_with( $host, '.' . $suffix ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * What a block embeds; null if it embeds nothing.
	 *
	 * @phpstan-return Service|null
	 */
	public static function of( string $block ): ?array {
		return self::all()[ $block ] ?? null;
	}

	/**
	 * The services of all blocks.
	 *
	 * @return array<string, array<string, mixed>> By the block's folder.
	 * @phpstan-return array<string, Service>
	 */
	public static function all(): array {
		static $services   = null;
		return $services ??= is_file( SLIPSTREAM_DIR . '/build/embeds.php' )
			? require SLIPSTREAM_DIR . '/build/embeds.php'
			: array();
	}
}
