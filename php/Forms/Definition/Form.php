<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Definition;

use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Reads_Attributes;
use Slipstream\Support\Page_Ids;

/**
 * A form and its fields.
 */
final class Form {

	use Reads_Attributes;

	/** Names that have another meaning in a request. */
	private const RESERVED = array(
		'action',
		'contact-form-id',
		'contact-form-hash',
		'contact-form-sent',
		'_wpnonce',
		'_wp_http_referer',
		Form_Token::FIELD,
		Submission_Attempt::NONCE_FIELD,
		'is_block',
		'rest_route',
		'_method',
		'_locale',
		'_fields',
		'_embed',
		'_envelope',
		'_jsonp',
	);

	/** @var array<string, Field> Its fields by id. */
	private array $fields = array();

	/** @var array<string, true> Field IDs in use. */
	private array $keys = array();

	/** @var array<string, true> Names in use. */
	private array $names = array();

	/** The number of steps. */
	private int $steps = 0;

	/**
	 * @param string               $id         Its id on the page, such as 12 or widget-block-3-2.
	 * @param array<string, mixed> $attributes Its settings.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $hash,
		array $attributes,
		public readonly Form_Source $source,
		public readonly Submission_Attempt $attempt = new Submission_Attempt(),
		private Page_Ids $ids = new Page_Ids()
	) {
		$this->settings = $attributes;
	}

	/** @return list<Field> Its fields in order. */
	public function fields(): array {
		return array_values( $this->fields );
	}

	public function add( Field $field ): void {
		$this->fields[ $field->id ] = $field;
	}

	/** Increments and returns the step count. */
	public function next_step(): int {
		return ++$this->steps;
	}

	/** The number of steps. */
	public function steps(): int {
		return $this->steps;
	}

	/**
	 * An ID that is unique on the page, and a name that is unique in the form.
	 *
	 * @param string $wanted The author's ID, or ''.
	 * @return array{string, string} ID and name.
	 */
	public function claim( string $wanted, string $label, string $type ): array {
		$own = substr( trim( (string) preg_replace( '/[^A-Za-z0-9_-]+/', '-', $wanted ), '-' ), 0, 100 );
		if ( '' === $own ) {
			$slug = strtolower( (string) preg_replace( '/[^A-Za-z0-9_-]+/', '', wp_strip_all_tags( $label ) ) );
			$own  = "g{$this->id}-" . ( trim( substr( $slug, 0, 80 ), '-' ) ?: $type );
		}
		$key   = $own;
		$count = 0;
		while ( isset( $this->keys[ $key ] ) ) {
			++$count;
			$key = "$own-$count";
		}
		$this->keys[ $key ] = true;
		$name               = self::is_taken( $key ) ? "g{$this->id}-$key" : $key;
		while ( isset( $this->names[ $name ] ) ) {
			$name .= '-1';
		}
		$this->names[ $name ] = true;
		return array( $this->ids->take( $key, "g{$this->id}-" ), $name );
	}

	/** A style that changes the fields' markup: outlined, animated, below, or ''. */
	public function variant(): string {
		preg_match( '/\bis-style-(outlined|animated|below)\b/', $this->text( 'className' ), $found );
		return $found[1] ?? '';
	}

	/** Whether WordPress reserves this name in posted values. */
	private static function is_taken( string $name ): bool {
		global $wp;
		return in_array( $name, self::RESERVED, true )
			|| ( isset( $wp ) && in_array( $name, $wp->public_query_vars, true ) );
	}
}
