<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Alt_Text;

use Slipstream\Ai\Relay\Assistant;
use Slipstream\Ai\Relay\Null_Sink;
use Slipstream\Ai\Relay\Query;
use Slipstream\Ai\Usage\Usage_Database;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;
use Slipstream\Support\Database\Database_Errors;
use Slipstream\Tokens\Caller;
use WP_Post;

/**
 * Shows an image of the library to the site's model and asks what is to be seen. Counted and limited like every other
 * request.
 */
final class Alt_Writer {

	/** What requests count under: one image in the editor, and many in the library. */
	public const FEATURE         = 'jetpack-ai-image-extension';
	public const LIBRARY_FEATURE = 'image-alt-text-library';

	/** Failures that lie in the image and not in the server, the budget or the moment. */
	private const OF_THE_IMAGE = array(
		'image_not_readable',
		'error_unclear_prompt',
		'error_moderation',
		'error_context_too_large',
		'upstream_rejected',
		'error_network',
		'upstream_timeout',
	);

	/** @param int       $longest   Seconds that an answer takes at most. */
	public function __construct( private Assistant $assistant, private Counters $claims, private int $longest ) {}

	/**
	 * Writes a text, and stores it where that is wanted.
	 *
	 * @throws Request_Error If there is none.
	 */
	public function write( WP_Post $image, string $context, bool $saves ): string {
		return $saves ? $this->write_once( $image, $context ) : $this->ask( $image, $context, self::FEATURE );
	}

	/**
	 * Has a text written and stored by one request alone, however many come at once: nothing is written over, and
	 * nothing is paid for twice.
	 */
	private function write_once( WP_Post $image, string $context ): string {
		$key   = "alt|{$image->ID}";
		$claim = $this->claims->claim( $key, $this->longest + 60 );
		if ( Claim_Result::Unknown === $claim ) {
			// Nor could its use be counted, or the text be stored.
			throw Usage_Database::unavailable();
		}
		if ( Claim_Result::Denied === $claim ) {
			throw new Request_Error(
				'alt_text_in_progress',
				__( 'The text for this image is already being written. Please check again in a moment.', 'slipstream' ),
				409
			);
		}
		try {
			// Another process may have stored one since this one looked.
			wp_cache_delete( $image->ID, 'post_meta' );
			$errors = Database_Errors::count();
			$alt    = Alt_State::alt( $image->ID );
			if ( Database_Errors::count() > $errors ) {
				throw Usage_Database::unavailable();
			}
			return '' === $alt ? $this->store( $image, $context ) : $alt;
		} finally {
			$this->claims->forget( $key );
		}
	}

	/** Has a text written, and stores it, or the failure. */
	private function store( WP_Post $image, string $context ): string {
		try {
			$alt = $this->ask( $image, $context, self::LIBRARY_FEATURE );
		} catch ( Request_Error $error ) {
			if ( in_array( $error->error_code, self::OF_THE_IMAGE, true ) ) {
				Alt_State::note( $image->ID, Alt_State::FAILED, $error->error_code );
			}
			throw $error;
		}
		if ( ! Alt_State::store( $image->ID, $alt ) ) {
			throw Alt_State::not_stored();
		}
		Alt_State::note( $image->ID, Alt_State::WRITTEN );
		return $alt;
	}

	private function ask( WP_Post $image, string $context, string $feature ): string {
		$chat   = Alt_Prompt::build( $image, Alt_Image::data_address( $image->ID ), $context );
		$query  = new Query( Caller::current(), $chat, '', false, $feature, $image->ID );
		$result = $this->assistant->open( $query )->run( new Null_Sink() );
		if ( null !== $result->error ) {
			throw $result->error;
		}
		$alt = Alt_Prompt::clean( $result->text );
		if ( '' === $alt ) {
			throw new Request_Error(
				'error_unclear_prompt',
				__( 'The model could not describe this image.', 'slipstream' ),
				422
			);
		}
		return $alt;
	}
}
