<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Prompts;

use Slipstream\Settings\Setting;

/**
 * The site's guidelines, its glossary and the words it does without. They are part of every request for a text;
 * glossary and words are also given to the editor, which checks what comes back.
 *
 * @phpstan-type Term array{term: string, preferred: string}
 * @phpstan-type Style array{guidelines: string, glossary: list<Term>, banned: list<string>}
 */
final class House_Style {

	public const OPTION = 'slipstream_ai_style';

	public const LONGEST_GUIDELINES = 4000;
	public const LONGEST_WORD       = 100;
	public const MOST               = 200;

	/** @return list<Setting> */
	public static function settings(): array {
		$word    = array(
			'type'      => 'string',
			'minLength' => 1,
			'maxLength' => self::LONGEST_WORD,
		);
		$term    = array(
			'type'                 => 'object',
			'properties'           => array(
				'term'      => $word + array( 'required' => true ),
				'preferred' => $word + array( 'required' => true ),
			),
			'additionalProperties' => false,
		);
		$list    = static fn ( array $items ): array => array(
			'type'     => 'array',
			'maxItems' => self::MOST,
			'items'    => $items,
		);
		$setting = static fn ( string $field, array $schema, mixed $initial ): Setting => new Setting(
			"slipstream_ai_$field",
			$schema,
			$initial,
			self::OPTION,
			$field,
			sanitize: static fn ( mixed $value ): mixed => self::clean( array( $field => $value ) )[ $field ]
		);
		return array(
			$setting(
				'guidelines',
				array(
					'type'      => 'string',
					'maxLength' => self::LONGEST_GUIDELINES,
				),
				''
			),
			$setting( 'glossary', $list( $term ), array() ),
			$setting( 'banned', $list( $word ), array() ),
		);
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
			'glossary'   => array_slice( array_values( $glossary ), 0, self::MOST ),
			'banned'     => array_slice( array_values( array_unique( $banned ) ), 0, self::MOST ),
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
		return trim( mb_substr( $text, 0, self::LONGEST_GUIDELINES ) );
	}

	private static function word( mixed $value ): string {
		$text = is_string( $value )
			? (string) preg_replace( '/[\x00-\x1f\x7f\s"]+/u', ' ', wp_check_invalid_utf8( $value ) )
			: '';
		return trim( mb_substr( trim( $text ), 0, self::LONGEST_WORD ) );
	}
}
