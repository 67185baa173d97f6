<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Hub;

use Closure;
use Slipstream\Ai\Engines\Image_Engine;
use Slipstream\Ai\Engines\Openai\Media_Endpoints;
use Slipstream\Ai\Engines\Openai\Openai_Media;
use Slipstream\Ai\Engines\Reports_Waiting;
use Slipstream\Ai\Engines\Speech_Engine;
use Slipstream\Ai\Images\Generated_Image;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Ai\Speech\Audio_File;
use Slipstream\Http\Request_Error;

/**
 * Asks the hub's wpcom/v2/jetpack-ai-image and jetpack-ai-transcription, whose answers are those of AI servers.
 */
final class Hub_Media implements Image_Engine, Speech_Engine, Reports_Waiting {

	/** @var Closure(): mixed|null The callback while waiting. */
	private ?Closure $report = null;

	public function __construct( private Hub_Access $hub, private int $seconds ) {}

	/**
	 * Has something called about every second while an answer is waited for.
	 *
	 * @param Closure(): mixed $report The callback.
	 */
	public function while_waiting( Closure $report ): void {
		$this->report = $report;
	}

	public function image_model(): string {
		return Hub_Engine::NAME;
	}

	public function speech_model(): string {
		return Hub_Engine::NAME;
	}

	/** @throws Request_Error If there is none. */
	public function draw( Image_Request $request ): Generated_Image {
		return $this->media()->draw( $request );
	}

	/** @throws Request_Error If there is none. */
	public function transcribe( Audio_File $audio ): string {
		return $this->media()->transcribe( $audio );
	}

	private function media(): Openai_Media {
		$media = new Openai_Media(
			$this->hub->server(),
			Hub_Engine::NAME,
			Hub_Engine::NAME,
			$this->seconds,
			Media_Endpoints::hub()
		);
		null === $this->report || $media->while_waiting( $this->report );
		return $media;
	}
}
