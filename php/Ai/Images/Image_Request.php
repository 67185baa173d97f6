<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Images;

/**
 * A checked request for one image.
 */
final class Image_Request {

	public const SIZE = '1792x1024';

	/**
	 * @param string $prompt    What to show, at most 4000 characters.
	 * @param bool   $wants_url Whether the client asked for an address instead of the bytes.
	 */
	public function __construct(
		public readonly string $prompt,
		public readonly bool $wants_url = false,
		public readonly string $size = self::SIZE
	) {}
}
