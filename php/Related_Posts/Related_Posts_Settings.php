<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Slipstream\Settings\Setting;

/**
 * Which posts are related on this site, and how the shortcode shows them.
 */
final class Related_Posts_Settings {

	private const MOST_TERMS = 50;

	/** @return list<Setting> */
	public static function all(): array {
		$terms = array(
			'type'     => 'array',
			'maxItems' => self::MOST_TERMS,
			'items'    => array(
				'type'    => 'integer',
				'minimum' => 1,
			),
		);
		$types = array(
			'type'     => 'array',
			'minItems' => 1,
			'items'    => array( 'type' => 'string' ),
		);
		$ids   = array( Options::class, 'ids' );
		return array(
			self::own(
				'post_types',
				$types,
				array( 'post' ),
				null,
				static fn ( array $names ): bool|string => array() === array_diff( $names, Options::types() )
					? true
					: __( 'There is no such type of posts.', 'slipstream' )
			),
			self::own( 'include_terms', $terms, array(), $ids ),
			self::own( 'exclude_terms', $terms, array(), $ids ),
			self::own(
				'fallback',
				array(
					'type' => 'string',
					'enum' => Options::FALLBACKS,
				),
				'first'
			),
			self::own(
				'fallback_image',
				array(
					'type'    => 'integer',
					'minimum' => 0,
				),
				0
			),
			self::look( 'show_headline', true ),
			self::look( 'show_thumbnails', false ),
		);
	}

	/** @param array<string, mixed> $schema   What it can be. */
	private static function own(
		string $field,
		array $schema,
		mixed $initial,
		?callable $sanitize = null,
		?callable $validate = null
	): Setting {
		return new Setting(
			"slipstream_related_$field",
			$schema,
			$initial,
			Options::CHOICE,
			$field,
			sanitize: null === $sanitize ? null : $sanitize( ... ),
			validate: null === $validate ? null : $validate( ... )
		);
	}

	/** A setting that a site which switches to this plugin has already. */
	private static function look( string $name, bool $initial ): Setting {
		return new Setting( $name, array( 'type' => 'boolean' ), $initial, Options::LOOK, $name, is_shared: true );
	}
}
