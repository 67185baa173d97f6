<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Prompts;

use Closure;
use Slipstream\Settings\Declared_Settings;

/**
 * The site's guidelines, its glossary and the words it does without. They are part of every request for a text;
 * glossary and words are also given to the editor, which checks what comes back.
 *
 * @phpstan-type Term array{term: string, preferred: string}
 * @phpstan-type Style array{guidelines: string, glossary: list<Term>, banned: list<string>}
 */
final class House_Style {

	public const OPTION = 'slipstream_ai_style';

	/**
	 * The code of the settings.
	 *
	 * @return array<string, array{sanitize: Closure}> By their names.
	 */
	public static function code(): array {
		$code = array();
		foreach ( array( 'guidelines', 'glossary', 'banned' ) as $field ) {
			$code[ "slipstream_ai_$field" ] = array(
				'sanitize' => static fn ( mixed $value ): mixed => self::clean( array( $field => $value ) )[ $field ],
			);
		}
		return $code;
	}

	/** @return Style */
	public function get(): array {
		return self::clean( get_option( self::OPTION ) );
	}

	/** The style as rules for a model; '' where there are none. */
	public function rules(): string {
		$style = $this->get();
		$parts = array();
		if ( '' !== $style['guidelines'] ) {
			$parts[] = $style['guidelines'];
		}
		if ( array() !== $style['glossary'] ) {
			$lines   = array_map(
				static fn ( array $row ): string => "- \"{$row['preferred']}\", not \"{$row['term']}\"",
				$style['glossary']
			);
			$parts[] = "Write these words so:\n" . implode( "\n", $lines );
		}
		if ( array() !== $style['banned'] ) {
			$parts[] = 'Never use these words: "' . implode( '", "', $style['banned'] ) . '".';
		}
		return array() === $parts
			? ''
			: Prompt_Context::without_fences(
				"The house style of this site. It holds for all that you write, and for what you are asked to change:\n" . implode( "\n", $parts )
			);
	}

	/** @return Style A style, whatever was sent or stored. */
	public static function clean( mixed $value ): array {
		$value    = is_array( $value ) ? $value : array();
		$glossary = array();
		foreach ( self::list( $value['glossary'] ?? null ) as $row ) {
			$term      = self::word( is_array( $row ) ? $row['term'] ?? '' : '' );
			$preferred = self::word( is_array( $row ) ? $row['preferred'] ?? '' : '' );
			if ( '' !== $term && '' !== $preferred && $term !== $preferred ) {
				$glossary[ $term ] ??= array(
					'term'      => $term,
					'preferred' => $preferred,
				);
			}
		}
		$banned = array_filter(
			array_map( array( self::class, 'word' ), self::list( $value['banned'] ?? null ) ),
			static fn ( string $word ): bool => '' !== $word
		);
		return array(
			'guidelines' => self::guidelines( $value['guidelines'] ?? '' ),
			'glossary'   => array_slice( array_values( $glossary ), 0, self::limit( 'glossary', 'maxItems' ) ),
			'banned'     => array_slice(
				array_values( array_unique( $banned ) ),
				0,
				self::limit( 'banned', 'maxItems' )
			),
		);
	}

	/** @return list<mixed> */
	private static function list( mixed $value ): array {
		return is_array( $value ) ? array_values( $value ) : array();
	}

	private static function guidelines( mixed $value ): string {
		// No tags are taken out: it is text, and escaped wherever it is shown.
		$text = is_string( $value )
			? (string) preg_replace(
				'/[\x00-\x08\x0b-\x1f\x7f]+/',
				' ',
				str_replace( "\r\n", "\n", wp_check_invalid_utf8( $value ) )
			)
			: '';
		return trim( mb_substr( $text, 0, self::limit( 'guidelines', 'maxLength' ) ) );
	}

	private static function word( mixed $value ): string {
		$text = is_string( $value )
			? (string) preg_replace( '/[\x00-\x1f\x7f\s"]+/u', ' ', wp_check_invalid_utf8( $value ) )
			: '';
		return trim( mb_substr( trim( $text ), 0, self::limit( 'banned', 'items', 'maxLength' ) ) );
	}

	private static function limit( string $field, string ...$path ): int {
		return Declared_Settings::of( 'Ai' )->limit( "slipstream_ai_$field", ...$path );
	}
}
