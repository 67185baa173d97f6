<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/**
 * A choice: what is shown, what is sent, and whether the visitor may write another answer beside it.
 */
final class Option {

	/**
	 * @param string $text  What links, first values, scripts and older pages call it: its label, or the letter of a
	 *     picture.
	 * @param string $image The address of a picture, or ''.
	 */
	public function __construct(
		public readonly int $at,
		public readonly string $label,
		public readonly string $text,
		public readonly bool $is_other = false,
		public readonly string $placeholder = '',
		public readonly string $image = '',
		public readonly string $alt = '',
		public readonly Block_Style $style = new Block_Style()
	) {}

	/** The key to send. Content filters and translations change every text of a page, also in attributes. */
	public function key(): string {
		return 'option-' . ( $this->at + 1 );
	}

	/**
	 * The option that a value means: by its key, else by its text.
	 *
	 * @param list<self> $options
	 */
	public static function find( array $options, string $value ): ?self {
		foreach ( array( 'key', 'text' ) as $by ) {
			foreach ( $options as $option ) {
				$own = 'key' === $by ? $option->key() : $option->text;
				if ( $own === $value ) {
					return $option;
				}
			}
		}
		return null;
	}
}
