<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Images;

/**
 * The bytes of an image, or where they lie.
 */
final class Generated_Image {

	private const MIME_TYPES = array(
		IMAGETYPE_PNG  => 'image/png',
		IMAGETYPE_JPEG => 'image/jpeg',
		IMAGETYPE_WEBP => 'image/webp',
	);

	/**
	 * @param string $bytes          Its bytes, '' where only the address is known.
	 * @param string $url            Its address, '' where only the bytes are known.
	 * @param string $revised_prompt What the model made of the prompt, '' if it does not tell.
	 */
	public function __construct(
		public readonly string $bytes,
		public readonly string $url = '',
		public readonly string $revised_prompt = ''
	) {}

	/** The type of an image, '' for anything that is no image for a page. */
	public static function type_of( string $bytes ): string {
		// Warns if the bytes are not an image, which is what this checks.
		$size = '' === $bytes ? false : @getimagesizefromstring( $bytes ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged
		return false === $size ? '' : self::MIME_TYPES[ $size[2] ] ?? '';
	}

	/** @return array<string, string> The image as clients get it. */
	public function to_item( bool $wants_url ): array {
		$item = $wants_url
			? array(
				'url' => '' === $this->url ? 'data:' . self::type_of(
					$this->bytes
				) . ';base64,' . $this->encoded() : $this->url,
			)
			: array( 'b64_json' => $this->encoded() );
		return '' === $this->revised_prompt ? $item : $item + array( 'revised_prompt' => $this->revised_prompt );
	}

	private function encoded(): string {
		return base64_encode( $this->bytes ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The wire format.
	}
}
