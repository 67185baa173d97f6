<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/**
 * A choice: its label, its key, and whether visitors can type their own answer.
 */
final class Option {

	/**
	 * @param string $text  The name in links, default values, scripts, and older pages: its label, or an image's
	 *     letter.
	 * @param string $image An image's URL, or ''.
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

	/** The key to send. Content filters and translations change any text on a page, even in attributes. */
	public function key(): string {
		return 'option-' . ( $this->at + 1 );
	}

	/**
	 * The option for a value: by its key, or else by its text.
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
