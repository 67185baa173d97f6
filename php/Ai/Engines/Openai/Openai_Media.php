<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Openai;

use Closure;
use CURLFile;
use CurlHandle;
use Slipstream\Ai\Engines\Image_Engine;
use Slipstream\Ai\Engines\Reports_Waiting;
use Slipstream\Ai\Engines\Speech_Engine;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Ai\Images\Generated_Image;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Ai\Server\Asked_Server;
use Slipstream\Ai\Server\Server_Cause;
use Slipstream\Ai\Server\Server_Failure;
use Slipstream\Ai\Speech\Audio_File;
use Slipstream\Http\Request_Error;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress's HTTP API sends no files, and would follow redirects with the key.

/**
 * Asks for images and transcriptions in the wire format of OpenAI.
 */
final class Openai_Media implements Image_Engine, Speech_Engine, Reports_Waiting {

	/** The longest answer that is read: a large image in Base64. */
	private const LONGEST_BODY = 33_554_432;

	/** Where it is asked. */
	private Media_Endpoints $endpoints;

	/**
	 * @param string               $image_model The model that draws, '' to let the server choose.
	 * @param Media_Endpoints|null $endpoints   Where it is asked; as OpenAI is by default.
	 */
	public function __construct(
		private Openai_Client $server,
		private string $image_model,
		private string $speech_model,
		private int $seconds = 180,
		?Media_Endpoints $endpoints = null
	) {
		$this->endpoints = $endpoints ?? Media_Endpoints::openai();
	}

	/** @var Closure(): mixed|null The callback while waiting. */
	private ?Closure $report = null;

	/**
	 * Has something called about every second while an answer is waited for.
	 *
	 * @param Closure(): mixed $report The callback.
	 */
	public function while_waiting( Closure $report ): void {
		$this->report = $report;
	}

	public function image_model(): string {
		return '' === $this->image_model ? 'openai' : $this->image_model;
	}

	public function speech_model(): string {
		return $this->speech_model;
	}

	/** @throws Request_Error If there is none. */
	public function draw( Image_Request $request ): Generated_Image {
		$body   = (string) wp_json_encode(
			$this->image_body( $request ),
			JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE
		);
		$answer = $this->read(
			$this->server->post(
				$this->endpoints->images,
				array( 'Content-Type: application/json', 'Accept: application/json' ),
				$body
			),
			$this->image_model
		);
		$item   = $answer['data'][0] ?? null;
		if ( ! is_array( $item ) ) {
			throw $this->broken();
		}
		$url     = is_string( $item['url'] ?? null ) ? $item['url'] : '';
		$revised = is_string( $item['revised_prompt'] ?? null ) ? $item['revised_prompt'] : '';
		$bytes   = is_string( $item['b64_json'] ?? null ) ? (string) base64_decode( $item['b64_json'], true ) : ''; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- The wire format.
		if ( '' === $bytes && $request->wants_url && str_starts_with( $url, 'https://' ) ) {
			return new Generated_Image( '', $url, $revised );
		}
		$bytes = '' === $bytes && '' !== $url ? $this->fetch( $url ) : $bytes;
		if ( '' === Generated_Image::type_of( $bytes ) ) {
			throw $this->broken();
		}
		return new Generated_Image( $bytes, '', $revised );
	}

	/** @throws Request_Error If there is none. */
	public function transcribe( Audio_File $audio ): string {
		$fields = array(
			'model'           => $this->speech_model,
			'response_format' => 'json',
		) + array(
			$this->endpoints->file => new CURLFile( $audio->path, $audio->mime_type(), 'audio.' . $audio->extension ),
		);
		$answer = $this->read(
			$this->server->post( $this->endpoints->speech, array( 'Accept: application/json' ), $fields ),
			$this->speech_model
		);
		if ( ! is_string( $answer['text'] ?? null ) ) {
			throw $this->broken();
		}
		return trim( $answer['text'] );
	}

	/** @return array<string, mixed> */
	private function image_body( Image_Request $request ): array {
		$body = array(
			'prompt'          => $request->prompt,
			'n'               => 1,
			'size'            => $request->size,
			'response_format' => $request->wants_url ? 'url' : 'b64_json',
		);
		if ( '' !== $this->image_model ) {
			$body['model'] = $this->image_model;
		}
		if ( str_starts_with( $this->image_model, 'gpt-image' ) ) {
			// This family always sends the bytes, refuses to be asked for them, and has sizes of its own.
			unset( $body['response_format'] );
			$body['size'] = '1024x1024' === $request->size ? $request->size : '1536x1024';
		}
		return $body;
	}

	/**
	 * An image that the server gave only the address of. Addresses elsewhere go through WordPress's own guard against
	 * private networks.
	 */
	private function fetch( string $url ): string {
		$own = $this->server->get_own( $url );
		if ( null !== $own ) {
			return $this->send( $own, $this->asked( $this->image_model ) );
		}
		$answer = wp_safe_remote_get(
			$url,
			array(
				'timeout'             => 30,
				'redirection'         => 3,
				'limit_response_size' => self::LONGEST_BODY,
			)
		);
		return 200 === wp_remote_retrieve_response_code( $answer ) ? wp_remote_retrieve_body( $answer ) : '';
	}

	/**
	 * @param CurlHandle|null $handle The request; null if it may not be sent.
	 * @return array<mixed>
	 */
	private function read( ?CurlHandle $handle, string $model ): array {
		$asked = $this->asked( $model );
		try {
			$body    = null === $handle ? throw $this->blocked( $asked ) : $this->send( $handle, $asked );
			$decoded = json_decode( $body, true );
			if ( ! is_array( $decoded ) ) {
				throw $asked?->refused( $this->broken(), 200, $body ) ?? $this->broken();
			}
		} catch ( Server_Failure $failure ) {
			$failure->report();
			throw $failure;
		}
		$asked?->report( null );
		return $decoded;
	}

	/** The site's own server; null where a hub is asked. */
	private function asked( string $model ): ?Asked_Server {
		return $this->endpoints->is_hub ? null : $this->server->asked( $model );
	}

	private function send( CurlHandle $handle, ?Asked_Server $asked ): string {
		$body        = '';
		$retry_after = null;
		curl_setopt( $handle, CURLOPT_TIMEOUT, $this->seconds );
		curl_setopt( $handle, CURLOPT_NOPROGRESS, null === $this->report );
		curl_setopt( $handle, CURLOPT_PROGRESSFUNCTION, fn (): int => $this->report() );
		curl_setopt(
			$handle,
			CURLOPT_HEADERFUNCTION,
			static function ( CurlHandle $from, string $line ) use ( &$retry_after ): int {
				$retry_after = preg_match( '/^retry-after:\s*(\d+)\s*$/i', $line, $found )
					? (int) $found[1]
					: $retry_after;
				return strlen( $line );
			}
		);
		curl_setopt(
			$handle,
			CURLOPT_WRITEFUNCTION,
			static function ( CurlHandle $from, string $bytes ) use ( &$body ): int {
				$body .= $bytes;
				return strlen( $body ) > self::LONGEST_BODY ? 0 : strlen( $bytes );
			}
		);
		curl_exec( $handle );
		$error = $this->failure( $handle, $body, $retry_after, $asked );
		return null === $error ? $body : throw $error;
	}

	/**
	 * Calls what is to be called while a request runs.
	 *
	 * @return int 0, for curl to go on.
	 */
	private function report(): int {
		null === $this->report || ( $this->report )();
		return 0;
	}

	/**
	 * Why a request that has ended brought nothing; null if it did.
	 *
	 * @param int|null $retry_after Seconds after which another try makes sense.
	 */
	private function failure(
		CurlHandle $handle,
		string $body,
		?int $retry_after,
		?Asked_Server $asked
	): ?Request_Error {
		$failure = curl_errno( $handle );
		$status  = (int) curl_getinfo( $handle, CURLINFO_RESPONSE_CODE );
		$error   = $this->error( $failure, $status, $body, $retry_after );
		if ( null === $error || null === $asked || CURLE_WRITE_ERROR === $failure ) {
			return $error;
		}
		return 0 === $failure
			? $asked->refused( $error, $status, $body )
			: $asked->failed( $error, Server_Cause::of_connection( $failure ) );
	}

	private function error( int $failure, int $status, string $body, ?int $retry_after ): ?Request_Error {
		return match ( true ) {
			CURLE_OPERATION_TIMEDOUT === $failure => Upstream_Errors::timed_out(),
			0 === $status => Upstream_Errors::unavailable(),
			200 !== $status => ( $this->endpoints->error )( $status, $body, $retry_after ),
			CURLE_WRITE_ERROR === $failure => Upstream_Errors::too_long(),
			0 !== $failure => Upstream_Errors::broken(),
			default => null,
		};
	}

	/** The error for a server that may not be asked. */
	private function blocked( ?Asked_Server $asked ): Request_Error {
		$error = Upstream_Errors::unavailable();
		return $asked?->failed( $error, $this->server->refusal() ) ?? $error;
	}

	private function broken(): Request_Error {
		return Upstream_Errors::broken();
	}
}
