<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

/**
 * What there is of it, and how much.
 */
final class Site_Benefit {

	/**
	 * @param string $name  The name that clients know, such as 'contact-form-feedback'.
	 * @param int    $value How much of it there is, above 0.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $title,
		public readonly string $description,
		public readonly int $value
	) {}
}
