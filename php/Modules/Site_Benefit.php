<?php
/**
 * Something that the site gains.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Modules;

/**
 * What there is of it, and how much.
 */
final class Site_Benefit {

	/**
	 * Holds it.
	 *
	 * @param string $name        The name that clients know, such as 'contact-form-feedback'.
	 * @param string $title       What it is.
	 * @param string $description The same in a sentence.
	 * @param int    $value       How much of it there is, above 0.
	 */
	public function __construct( public readonly string $name, public readonly string $title, public readonly string $description, public readonly int $value ) {}
}
