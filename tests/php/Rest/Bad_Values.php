<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Rest;

/**
 * Types, sizes, encodings and depth.
 */
final class Bad_Values {

	/** @return array<string, mixed> All of them. */
	public static function all(): array {
		return self::numbers() + self::texts() + self::structures();
	}

	/** @return array<string, mixed> One or two of each kind. */
	public static function some(): array {
		return array_intersect_key(
			self::all(),
			array_flip(
				array(
					'1e308 as text',
					'PHP_INT_MAX',
					'-1',
					'null',
					'a list in a list',
					'an object',
					'broken UTF-8',
					'NUL',
					'markup',
				)
			)
		);
	}

	/** @return array<string, string> Bodies that are no object of JSON. */
	public static function bodies(): array {
		return array(
			'nothing'          => '',
			'a text'           => '"x"',
			'a number'         => '7',
			'a float'          => '1e308',
			'too large'        => '1e999',
			'true'             => 'true',
			'false'            => 'false',
			'null'             => 'null',
			'a list'           => '[1,[2]]',
			'cut'              => '{"alt":',
			'deep'             => str_repeat( '[', 3000 ) . str_repeat( ']', 3000 ),
			'deep objects'     => str_repeat( '{"a":', 500 ) . '1' . str_repeat( '}', 500 ),
			'broken UTF-8'     => "{\"alt\":\"\xff\xfe\"}",
			'NUL'              => "{\"a\0b\":\"\\u0000\"}",
			'an empty name'    => '{"":1,"0":2}',
			'half a character' => '{"alt":"\\ud800","question":"\\udfff"}',
			'no JSON'          => str_repeat( 'x', 100 * 1024 ),
		);
	}

	/**
	 * Values as a query or a form has them: texts and lists of texts, not deeper than PHP reads.
	 *
	 * @param array<int|string, mixed> $values
	 * @return array<int|string, mixed>
	 */
	public static function as_texts( array $values, int $depth = 1 ): array {
		$texts = array();
		foreach ( $values as $name => $value ) {
			if ( is_array( $value ) && $depth < 60 ) {
				$texts[ $name ] = self::as_texts( $value, $depth + 1 );
			} elseif ( is_scalar( $value ) ) {
				$texts[ $name ] = (string) $value;
			}
		}
		return $texts;
	}

	/** @return array<string, mixed> Numbers, and what looks like one. */
	private static function numbers(): array {
		return array(
			'-1'             => -1,
			'0'              => 0,
			'1.5'            => 1.5,
			'1e308'          => 1e308,
			'-1e308'         => -1e308,
			'1e308 as text'  => '1e308',
			'-1e308 as text' => '-1e308',
			'NAN as text'    => 'NAN',
			'INF as text'    => 'INF',
			'PHP_INT_MAX'    => PHP_INT_MAX,
			'PHP_INT_MIN'    => PHP_INT_MIN,
			'2^63 as text'   => '9223372036854775808',
			'30 digits'      => str_repeat( '9', 30 ),
			'hexadecimal'    => '0x1A',
			'spaces around'  => ' 1 ',
			'true'           => true,
			'false'          => false,
			'null'           => null,
		);
	}

	/** @return array<string, string> Texts. */
	private static function texts(): array {
		return array(
			'nothing'           => '',
			'a space'           => ' ',
			'100 KB'            => str_repeat( 'x', 100 * 1024 ),
			'100 KB of faces'   => str_repeat( "\u{1F600}", 25 * 1024 ),
			'broken UTF-8'      => "\xff\xfe\xc3\x28",
			'NUL'               => "a\0b",
			'only NUL'          => "\0",
			'markup'            => '"><script>alert(1)</script>',
			'SQL'               => "' OR 1=1 -- ",
			'a way up'          => '../../../../etc/passwd',
			'an address'        => 'javascript:alert(1)',
			'a header'          => "x\r\nSet-Cookie: a=b",
			'formats'           => '%s%n%d%1$s{$a}${b}',
			'serialized'        => 'O:8:"stdClass":0:{}',
			'JSON'              => '{"a":[1]}',
			'a month'           => '9999-12',
			'right to left'     => "\u{202E}abc\u{2066}",
			'name of a setting' => 'slipstream_ai_model',
		);
	}

	/** @return array<string, mixed> Lists and objects. */
	private static function structures(): array {
		$deep = 'x';
		for ( $level = 0; $level < 400; $level++ ) {
			$deep = array( $deep );
		}
		return array(
			'an empty list'    => array(),
			'a list'           => array( 'x' ),
			'a list in a list' => array( array( array() ) ),
			'an object'        => array( 'a' => 'b' ),
			'mixed'            => array( 1e308, null, '1e308', array( 'role' => array() ), true ),
			'messages'         => array(
				array( 'role' => 'user' ),
				array( 'content' => null ),
				array(
					'role'    => 'jetpack-ai',
					'context' => array( 'type' => array() ),
				),
			),
			'long'             => array_fill( 0, 2000, '1e308' ),
			'deep'             => $deep,
			'odd names'        => array(
				''          => 1,
				'0'         => 2,
				'__proto__' => 3,
				"\0"        => 4,
			),
		);
	}
}
